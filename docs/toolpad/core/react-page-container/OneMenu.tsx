import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function OneMenu() {
  return (
    <Container sx={{ my: 2 }}>
      <Breadcrumbs aria-label="Breadcrumb">
        <Link href="/" color="inherit" underline="hover">
          School kitchen
        </Link>
        <Link href="/menus" color="inherit" underline="hover">
          Menus
        </Link>
        <Typography aria-current="page">Menu 4102</Typography>
      </Breadcrumbs>
      <Typography variant="h4" component="h1">
        Menu 4102
      </Typography>
    </Container>
  );
}
