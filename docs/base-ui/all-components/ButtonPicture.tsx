import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const PillButton = styled(Button)({
  padding: '10px 20px',
  border: 0,
  borderRadius: 999,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: 'inherit',
});

export default function ButtonPicture() {
  return <PillButton>Borrow</PillButton>;
}
