import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';

const steps = ['Lock up the forme.', 'Ink the rollers.', 'Pull a proof.', 'Set the gauge pins.'];

export default function ThemedBaseline() {
  return (
    <>
      <CssBaseline />
      <Box sx={{ px: 2 }}>
        <p>
          Press sheet of the <a href="/presses/heidelberg">Heidelberg platen</a>
        </p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          Stop the press with <kbd>Space</kbd> before you reach in.
        </p>
      </Box>
    </>
  );
}
