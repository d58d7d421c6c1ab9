import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function LinkAvatar() {
  return (
    <Tooltip title="Elise Martin">
      <IconButton href="/staff/elise-martin" sx={{ p: 0.5 }}>
        <Avatar sx={{ bgcolor: '#ad1457', color: '#fff' }}>EM</Avatar>
      </IconButton>
    </Tooltip>
  );
}
