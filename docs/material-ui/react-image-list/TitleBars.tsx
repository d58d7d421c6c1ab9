import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pieces } from './ceramics';

const positions = ['bottom', 'top', 'below'] as const;

export default function TitleBars() {
  return (
    <ImageList
      role="list"
      aria-label="For the table"
      gap={8}
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}
      sx={{ width: '100%', maxWidth: 560, m: 0, color: 'text.primary' }}
    >
      {pieces.slice(2, 5).map(({ id, title, alt, img }, index) => (
        <ImageListItem key={id}>
          <img
            loading="lazy"
            src={img}
            alt={alt}
            width={300}
            height={300}
            style={{ aspectRatio: '1' }}
          />
          <ImageListItemBar position={positions[index]} title={title} subtitle={positions[index]} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
