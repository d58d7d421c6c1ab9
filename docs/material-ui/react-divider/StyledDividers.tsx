import type {} from '@mui/material/themeCssVarsAugmentation';
import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Ornament = styled(Divider)(({ theme }) => ({
  color: (theme.vars || theme).palette.secondary.main,
  '&::before, &::after': { borderTop: '3px double currentColor' },
  [`& .${dividerClasses.wrapper}`]: { fontSize: 20, lineHeight: 1 },
}));

export default function StyledDividers() {
  return (
    <Stack sx={{ gap: 2, maxWidth: 320 }}>
      <Typography align="center">Great Stage</Typography>
      <Ornament role="presentation">
        <span aria-hidden>✦</span>
      </Ornament>
      <Typography align="center">Row F, seat 12</Typography>
      <Divider
        sx={{ borderStyle: 'dashed', borderBottomWidth: 2, borderColor: 'text.secondary' }}
      />
      <Typography variant="body2" align="center">
        Tear here for the coat check
      </Typography>
    </Stack>
  );
}
