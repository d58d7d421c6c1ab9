import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stories = [
  { title: 'Harbor bridge', letters: ['N', 'T', 'A'], gap: '-12px' },
  { title: 'School budget', letters: ['R', 'L', 'J'], gap: '4px' },
];

export default function TightGroup() {
  return (
    <Stack direction="row" spacing={5} sx={{ color: 'text.primary' }}>
      {stories.map(({ title, letters, gap }) => (
        <Stack key={title} spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2">{title}</Typography>
          <AvatarGroup
            role="img"
            aria-label={`${letters.length} reporters`}
            variant="rounded"
            sx={{ '--AvatarGroup-spacing': gap }}
          >
            {letters.map((letter) => (
              <Avatar key={letter} sx={{ bgcolor: '#00695c', color: '#fff' }}>
                {letter}
              </Avatar>
            ))}
          </AvatarGroup>
        </Stack>
      ))}
    </Stack>
  );
}
