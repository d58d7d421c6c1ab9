import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface PriceTagProps {
  children: string;
  sx?: SxProps<Theme>;
}

function PriceTag({ children, sx = [] }: PriceTagProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'action.selected', color: 'text.primary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function PriceTags() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <PriceTag>$2.80</PriceTag>
      <PriceTag sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        $1.90 after 17:00
      </PriceTag>
    </Box>
  );
}
