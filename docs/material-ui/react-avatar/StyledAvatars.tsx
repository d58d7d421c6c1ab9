import type {} from '@mui/material/themeCssVarsAugmentation';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const DeskAvatar = styled(Avatar)(({ theme }) => ({
  width: 64,
  height: 40,
  borderRadius: 20,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  color: (theme.vars || theme).palette.text.primary,
}));

export default function StyledAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        role="img"
        aria-label="Elise Martin"
        sx={{
          border: '2px solid',
          borderColor: 'primary.main',
          bgcolor: 'transparent',
          color: 'text.primary',
          fontSize: 16,
        }}
      >
        EM
      </Avatar>
      <DeskAvatar>News</DeskAvatar>
      <DeskAvatar>Sport</DeskAvatar>
    </Stack>
  );
}
