import ArticleIcon from '@mui/icons-material/Article';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditNoteIcon from '@mui/icons-material/EditNote';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeColors() {
  return (
    <Stack direction="row" sx={{ gap: 4, color: 'text.secondary' }}>
      <Badge badgeContent={7} color="primary">
        <EditNoteIcon titleAccess="Drafts" />
      </Badge>
      <Badge badgeContent={36} color="secondary">
        <ArticleIcon titleAccess="Wire" />
      </Badge>
      <Badge badgeContent={3} color="success">
        <CheckCircleIcon titleAccess="Approved" />
      </Badge>
    </Stack>
  );
}
