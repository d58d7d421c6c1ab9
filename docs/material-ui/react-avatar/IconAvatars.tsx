import MicIcon from '@mui/icons-material/Mic';
import SportsSoccerIcon from '@mui/icons-material/SportsSoccer';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function IconAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar role="img" aria-label="Sports desk" sx={{ bgcolor: '#4527a0', color: '#fff' }}>
        <SportsSoccerIcon />
      </Avatar>
      <Avatar role="img" aria-label="Radio desk" sx={{ bgcolor: '#00695c', color: '#fff' }}>
        <MicIcon />
      </Avatar>
    </Stack>
  );
}
