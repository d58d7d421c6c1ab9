import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const BreadLabel = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.success.main}`,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  color: (theme.vars || theme).palette.text.primary,
}));

export default function BreadLabels() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <BreadLabel>Organic flour</BreadLabel>
      <BreadLabel>Baked at 4:30</BreadLabel>
      <BreadLabel sx={{ borderColor: 'warning.main', fontWeight: 'bold' }}>
        Contains nuts
      </BreadLabel>
    </Box>
  );
}
