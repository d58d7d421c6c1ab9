import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

const grid = (
  <GlobalStyles
    styles={{
      p: {
        backgroundImage:
          'repeating-linear-gradient(transparent 0 23px, rgba(200, 60, 40, 0.6) 23px 24px)',
      },
    }}
  />
);

export default function ProofStyles() {
  const [shown, setShown] = React.useState(true);

  return (
    <React.Fragment>
      <CssBaseline />
      {shown && grid}
      <Box sx={{ p: 2 }}>
        <FormControlLabel
          label="Baseline grid"
          control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        />
        <p>
          Proof 2 of the poem, set in 12 on 18 points. Please check the long lines, and return the
          proof by Tuesday, so that we can print on dry paper.
        </p>
      </Box>
    </React.Fragment>
  );
}
