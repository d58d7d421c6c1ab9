import { styled } from '@mui/system';

const Platform = styled('strong')({
  display: 'inline-block',
  padding: '4px 12px',
  border: '2px solid',
  borderRadius: 4,
});

export default function BasicStyled() {
  return <Platform>Platform 4</Platform>;
}
