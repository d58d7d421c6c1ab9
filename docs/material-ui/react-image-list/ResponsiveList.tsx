import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function ResponsiveList() {
  return (
    <ImageList
      role="list"
      aria-label="Glaze tests"
      gap={8}
      style={{ gridTemplateColumns: 'repeat(var(--columns), 1fr)' }}
      sx={{ '--columns': { xs: 2, sm: 3, md: 4 }, width: '100%', m: 0 }}
    >
      {pieces.slice(0, 4).map(({ id, alt, img }) => (
        <ImageListItem key={id}>
          <img
            loading="lazy"
            src={img}
            alt={alt}
            width={300}
            height={300}
            style={{ aspectRatio: '1' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
