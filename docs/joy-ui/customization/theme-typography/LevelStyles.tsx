import { styled } from '@mui/joy/styles';

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography['body-sm'],
  fontStyle: 'italic',
}));

export default function LevelStyles() {
  return (
    <figure>
      <blockquote style={{ margin: '0 0 8px' }}>The tide waits for nobody.</blockquote>
      <Caption>Letter from a reader</Caption>
    </figure>
  );
}
