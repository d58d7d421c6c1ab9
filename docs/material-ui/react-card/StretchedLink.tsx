import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function StretchedLink() {
  const [kept, setKept] = React.useState(false);

  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        width: '100%',
        maxWidth: 420,
        '&:hover': { boxShadow: 4 },
      }}
    >
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h3">
          <Link
            href="/guides/grafting"
            color="inherit"
            underline="hover"
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:focus-visible': { outline: 'none' },
              '&:focus-visible::after': { outline: '2px solid', outlineOffset: -4 },
            }}
          >
            Grafting an old tree
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          A course in the orchard, March 14, $45.00
        </Typography>
      </CardContent>
      <IconButton
        aria-label="Keep the course"
        aria-pressed={kept}
        color={kept ? 'primary' : 'default'}
        sx={{ zIndex: 1, m: 1 }}
        onClick={() => setKept(!kept)}
      >
        {kept ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      </IconButton>
    </Card>
  );
}
