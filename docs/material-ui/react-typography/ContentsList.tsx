import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const articles = [
  {
    title: 'Three hundred volcanoes under the ice of West Antarctica',
    teaser:
      'Radar flights found them one by one. What happens to the glaciers when one of them wakes, and how would anybody notice?',
    page: 14,
    href: '/issues/42/volcanoes',
  },
  {
    title: 'Soil',
    teaser: 'A spoonful holds more life than there are humans on Earth.',
    page: 22,
    href: '/issues/42/soil',
  },
];

export default function ContentsList() {
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, width: '100%', maxWidth: 380 }}>
      {articles.map(({ title, teaser, page, href }) => (
        <Box component="li" key={page} sx={{ display: 'flex', gap: 2, py: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography
              variant="subtitle1"
              component="a"
              href={href}
              noWrap
              sx={{ display: 'block', color: 'inherit' }}
            >
              {title}
            </Typography>
            <Typography
              variant="body2"
              sx={{
                color: 'text.secondary',
                overflow: 'hidden',
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
              }}
            >
              {teaser}
            </Typography>
          </Box>
          <Typography variant="subtitle1" component="div">
            {page}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
