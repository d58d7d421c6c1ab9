import type { ReactNode } from 'react';
import { Box } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

interface StatProps {
  label: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Stat({ label, children, sx = [] }: StatProps) {
  return (
    <Box
      sx={[
        {
          flex: '1 1 120px',
          p: 2,
          border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
          borderRadius: 2,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <div>{label}</div>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 600 }}>{children}</Box>
    </Box>
  );
}

export default function SxMerge() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: 1 }}>
      <Stat label="Paid invoices">18</Stat>
      <Stat label="Overdue" sx={{ borderWidth: 2, borderStyle: 'dashed' }}>
        3
      </Stat>
    </Box>
  );
}
