import type {} from '@mui/material/themeCssVarsAugmentation';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Panel = styled(Stack)(({ theme }) => ({
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.primary.main}`,
}));

export default function ThemedStack() {
  return (
    <Panel>
      <Typography variant="subtitle2" component="div">
        Cave closed on Tuesday
      </Typography>
      <Divider variant="middle" aria-hidden />
      <Typography variant="body2">Marta and Tor set 12 new problems.</Typography>
      <Stack direction="row">
        <Chip label="V2 to V6" size="small" />
        <Chip label="Open again at 17:00" size="small" />
      </Stack>
    </Panel>
  );
}
