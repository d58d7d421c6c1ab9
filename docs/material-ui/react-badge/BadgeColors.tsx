import ArticleIcon from '@mui/icons-material/Article';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditNoteIcon from '@mui/icons-material/EditNote';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const queues = [
  { name: 'Drafts', number: 7, color: 'primary', icon: <EditNoteIcon /> },
  { name: 'Wire', number: 36, color: 'secondary', icon: <ArticleIcon /> },
  { name: 'Approved', number: 3, color: 'success', icon: <CheckCircleIcon /> },
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
      {queues.map(({ name, number, color, icon }) => (
        <Stack key={name} spacing={1} sx={{ width: 84, alignItems: 'center' }}>
          <Badge badgeContent={number} color={color} sx={{ color: 'text.secondary' }}>
            {icon}
          </Badge>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
