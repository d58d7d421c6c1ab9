import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';

export default function ThemedBaseline() {
  return (
    <>
      <CssBaseline />
      <Box sx={{ px: 2 }}>
        <p>
          Press sheet of the <a href="/presses/heidelberg">Heidelberg platen</a>
        </p>
        <ol>
          <li>Lock up the forme.</li>
          <li>Ink the rollers.</li>
          <li>Pull a proof.</li>
        </ol>
        <p>
          Stop the press with <kbd>Space</kbd> before you reach in.
        </p>
      </Box>
    </>
  );
}
