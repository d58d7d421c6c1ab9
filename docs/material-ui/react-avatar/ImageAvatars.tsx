import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// Stands for the addresses of photos.
const drawPortrait = (shirt: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f3d9b1"/><circle cx="20" cy="16" r="8" fill="#7a4b2a"/><path d="M4 40a16 15 0 0 1 32 0z" fill="${shirt}"/></svg>`,
  )}`;

export default function ImageAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Tom Larsen" src={drawPortrait('#2d5d7b')} />
      <Avatar alt="Rosa Parker" src={drawPortrait('#8e2a2a')} />
    </Stack>
  );
}
