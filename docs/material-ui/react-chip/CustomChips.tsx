import type {} from '@mui/material/themeCssVarsAugmentation';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PriceChip = styled(Chip)(({ theme }) => ({
  height: 'auto',
  borderRadius: 4,
  border: '1px dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  [`& .${chipClasses.label}`]: { paddingBlock: 4, paddingInline: 8 },
}));

export default function CustomChips() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Recipe of the week" sx={{ borderRadius: 1, fontWeight: 'bold' }} />
      <PriceChip label="$2.10 a serving" />
      <PriceChip label="$8.40 for four" />
    </Stack>
  );
}
