import ArticleIcon from '@mui/icons-material/Article';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgePlaces() {
  return (
    <Stack direction="row" sx={{ gap: 5, color: 'text.secondary' }}>
      <Badge badgeContent={3} color="primary">
        <ArticleIcon fontSize="large" titleAccess="Page 1" />
      </Badge>
      <Badge
        badgeContent={1}
        color="primary"
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <ArticleIcon fontSize="large" titleAccess="Page 2" />
      </Badge>
      <Badge
        badgeContent={5}
        color="primary"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <ArticleIcon fontSize="large" titleAccess="Page 3" />
      </Badge>
      <Badge
        badgeContent={2}
        color="primary"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <ArticleIcon fontSize="large" titleAccess="Page 4" />
      </Badge>
    </Stack>
  );
}
