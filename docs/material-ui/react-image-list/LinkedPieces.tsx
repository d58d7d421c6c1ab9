import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pieces } from './ceramics';

export default function LinkedPieces() {
  const [kept, setKept] = React.useState<readonly string[]>([]);

  const toggle = (title: string) =>
    setKept(kept.includes(title) ? kept.filter((other) => other !== title) : [...kept, title]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <ImageList role="list" aria-label="New in the shop" gap={12} sx={{ m: 0, p: 0.5 }}>
        {pieces.slice(1, 3).map(({ id, title, alt, img }) => (
          <ImageListItem key={id}>
            <Link href={`/pieces/${id}`} sx={{ '&:focus-visible': { outlineOffset: 1 } }}>
              <img
                className={imageListItemClasses.img}
                loading="lazy"
                src={img}
                alt={`${title}: ${alt}`}
                width={300}
                height={300}
                style={{ aspectRatio: '1' }}
              />
            </Link>
            <ImageListItemBar
              title={title}
              sx={{ bgcolor: 'rgba(0, 0, 0, 0.6)', pointerEvents: 'none' }}
              actionIcon={
                <IconButton
                  aria-label={`Keep ${title}`}
                  aria-pressed={kept.includes(title)}
                  onClick={() => toggle(title)}
                  sx={{ color: 'common.white', pointerEvents: 'auto' }}
                >
                  {kept.includes(title) ? <FavoriteIcon /> : <FavoriteBorderIcon />}
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status" variant="body2" sx={{ px: 0.5 }}>
        {kept.length === 0 ? 'You have kept no pieces.' : `You have kept ${kept.join(' and ')}.`}
      </Typography>
    </Stack>
  );
}
