import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function PageContainerPicture() {
  return (
    <Box sx={{ width: 132 }}>
      <Breadcrumbs sx={{ typography: 'caption' }}>
        <span>Kitchen</span>
        <span>Menus</span>
      </Breadcrumbs>
      <Typography variant="h6" component="p">
        Menus
      </Typography>
      <Skeleton variant="rounded" animation={false} height={36} />
    </Box>
  );
}
