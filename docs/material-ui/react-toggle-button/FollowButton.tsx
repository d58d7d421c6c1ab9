import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

export default function FollowButton() {
  const [following, setFollowing] = React.useState(false);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButton
        value="follow"
        size="small"
        selected={following}
        onChange={() => setFollowing(!following)}
        sx={{ px: 2 }}
      >
        {following && <CheckIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />}
        Follow the conductor
      </ToggleButton>
      <Typography
        role="status"
        variant="body2"
        sx={{ minWidth: 210, textAlign: { xs: 'center', sm: 'start' } }}
      >
        {following ? 'Pages turn with the conductor.' : 'You turn the pages.'}
      </Typography>
    </Stack>
  );
}
