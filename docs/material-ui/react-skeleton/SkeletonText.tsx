import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonText() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: 3,
        width: 360,
        maxWidth: 1,
      }}
    >
      <Typography variant="h5" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="h5" component="div" noWrap>
        Fog at noon
      </Typography>
      <Typography variant="body1" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="body1" component="div" noWrap>
        Visibility 400 m
      </Typography>
      <Typography variant="caption" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="caption" component="div" noWrap>
        Observer: Ida Moe
      </Typography>
    </Box>
  );
}
