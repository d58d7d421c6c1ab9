import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';

export default function FontIcons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Icon color="action">directions_boat</Icon>
      <Icon color="primary">train</Icon>
      <Icon color="success" fontSize="large">
        check_circle
      </Icon>
      <Button variant="contained" startIcon={<Icon>luggage</Icon>}>
        Add a bag
      </Button>
    </Box>
  );
}
