import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pieces } from './ceramics';

export default function MasonryList() {
  return (
    <ImageList
      role="list"
      aria-label="All pieces"
      variant="masonry"
      cols={3}
      gap={12}
      style={{ columnWidth: 120 }}
      sx={{ width: '100%', maxWidth: 560, m: 0 }}
    >
      {pieces.map(({ id, title, price, alt, img, width, height }) => (
        <ImageListItem key={id}>
          <img loading="lazy" src={img} alt={alt} width={width} height={height} />
          <ImageListItemBar position="below" title={title} subtitle={price} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
