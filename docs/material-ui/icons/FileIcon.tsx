import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

// What a bundler makes of an SVG file whose drawing is 32 units wide.
function WaveFile(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" {...props}>
      <path d="M2 12c5-6 9-6 14 0s9 6 14 0v4c-5 6-9 6-14 0s-9-6-14 0zM2 22c5-6 9-6 14 0s9 6 14 0v4c-5 6-9 6-14 0s-9-6-14 0z" />
    </svg>
  );
}

export default function FileIcon() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <SvgIcon component={WaveFile} inheritViewBox color="primary" fontSize="large" />
      <Button variant="outlined" startIcon={<SvgIcon component={WaveFile} inheritViewBox />}>
        Show the tides
      </Button>
    </Stack>
  );
}
