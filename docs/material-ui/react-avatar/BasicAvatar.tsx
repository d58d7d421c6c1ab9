import Avatar from '@mui/material/Avatar';

export default function BasicAvatar() {
  return (
    <Avatar role="img" aria-label="Nadia Khan" sx={{ bgcolor: '#1565c0', color: '#fff' }}>
      NK
    </Avatar>
  );
}
