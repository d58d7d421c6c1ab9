import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const glazes = [{ cols: 2, rows: 2, color: '#2f5793' }, { color: '#c98458' }, { color: '#6f9a7d' }];

export default function ImageListPicture() {
  return (
    <ImageList variant="quilted" cols={3} rowHeight={44} gap={4} sx={{ width: 140, m: 0 }}>
      {glazes.map(({ color, ...size }) => (
        <ImageListItem key={color} {...size}>
          <Box
            sx={{
              height: '100%',
              background: `radial-gradient(circle at 50% 60%, #f6efe3 28%, ${color} 29%)`,
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
