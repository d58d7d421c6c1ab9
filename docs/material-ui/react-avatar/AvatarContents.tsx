import SportsSoccerIcon from '@mui/icons-material/SportsSoccer';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f3d9b1"/><circle cx="20" cy="16" r="8" fill="#7a4b2a"/><path d="M4 40a16 15 0 0 1 32 0z" fill="#2d5d7b"/></svg>',
)}`;
// No browser can decode this picture.
const broken = 'data:image/png;base64,AAAA';

const people = [
  { avatar: <Avatar alt="Tom Larsen" src={portrait} />, text: 'Picture' },
  { avatar: <Avatar sx={{ bgcolor: '#1b5e20', color: '#fff' }}>AM</Avatar>, text: 'Initials' },
  {
    avatar: (
      <Avatar role="img" aria-label="Sports desk" sx={{ bgcolor: '#4527a0', color: '#fff' }}>
        <SportsSoccerIcon />
      </Avatar>
    ),
    text: 'Icon',
  },
  {
    avatar: (
      <Avatar alt="Rosa Parker" src={broken} sx={{ bgcolor: '#8e2a2a', color: '#fff' }}>
        RP
      </Avatar>
    ),
    text: 'Failed picture, with initials',
  },
  {
    avatar: <Avatar alt="Leo Sand" src={broken} sx={{ bgcolor: '#37474f', color: '#fff' }} />,
    text: 'Failed picture, with alt',
  },
  { avatar: <Avatar />, text: 'Nothing' },
];

export default function AvatarContents() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        alignItems: 'start',
        width: '100%',
        maxWidth: 420,
        color: 'text.primary',
      }}
    >
      {people.map(({ avatar, text }) => (
        <Box
          key={text}
          sx={{ display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center' }}
        >
          {avatar}
          <Typography variant="body2">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
