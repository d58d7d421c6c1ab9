import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function RecipeCard() {
  const [kept, setKept] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        title="Plum cake with crumble"
        subheader="Serves 12, from $6.40"
        titleTypographyProps={{ variant: 'subtitle1', component: 'h4' }}
        subheaderTypographyProps={{ variant: 'body2' }}
        action={
          <IconButton
            aria-label="Keep plum cake"
            aria-pressed={kept}
            color={kept ? 'primary' : 'default'}
            onClick={() => setKept(!kept)}
          >
            {kept ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chip
            avatar={
              <Avatar aria-hidden sx={{ bgcolor: 'background.paper' }}>
                J
              </Avatar>
            }
            label="Jonas Berg"
            component="a"
            href="/cooks/jonas-berg"
            clickable
          />
          <Chip label="Baking" component="a" href="/tags/baking" clickable variant="outlined" />
          <Chip label="Autumn" component="a" href="/tags/autumn" clickable variant="outlined" />
        </Stack>
      </CardContent>
    </Card>
  );
}
