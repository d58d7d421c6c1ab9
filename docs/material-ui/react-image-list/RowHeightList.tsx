import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function RowHeightList() {
  return (
    <ImageList
      role="list"
      aria-label="All pieces in small"
      cols={4}
      rowHeight={96}
      gap={8}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {pieces.map(({ id, alt, img }) => (
        <ImageListItem key={id}>
          <img src={img} alt={alt} style={{ minHeight: 0 }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
