import type * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

interface ReadingProps {
  name: string;
  busy?: boolean;
  children: React.ReactNode;
}

function Reading({ name, busy = false, children }: ReadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
      <Typography component="dt" variant="body2" sx={{ width: 80, color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" aria-busy={busy} sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

export default function ReadingStates() {
  return (
    <Box component="dl" sx={{ m: 0, width: '100%', maxWidth: 360 }}>
      <Reading name="Rain" busy>
        <Skeleton width={160} />
      </Reading>
      <Reading name="Pressure">1,012 hPa, rising</Reading>
      <Reading name="Snow">Nothing measured since April 2</Reading>
      <Reading name="Wind">
        <Alert severity="error" role="note" sx={{ py: 0 }}>
          Sensor offline
        </Alert>
      </Reading>
    </Box>
  );
}
