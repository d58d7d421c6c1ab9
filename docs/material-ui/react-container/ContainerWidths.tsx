import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

const widths = [
  { maxWidth: 'xs', text: 'xs: the weather' },
  { maxWidth: 'sm', text: 'sm: a report' },
  { maxWidth: false, text: 'false: the photo page' },
] as const;

export default function ContainerWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 2, color: 'text.primary' }}>
      <CssBaseline />
      {widths.map(({ maxWidth, text }) => (
        <Container key={text} maxWidth={maxWidth} sx={{ py: 1.5, bgcolor: 'action.selected' }}>
          {text}
        </Container>
      ))}
    </Box>
  );
}
