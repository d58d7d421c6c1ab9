import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

export default function LinkedNotices() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry role="list" aria-label="Notices" columns={2} spacing={2} sequential>
        {notices.slice(0, 4).map(({ id, title, text }) => (
          <Card key={id} variant="outlined" role="listitem">
            <CardActionArea
              href={`/notices/${id}`}
              sx={{ '&:focus-visible': { outline: '2px solid', outlineOffset: -2 } }}
            >
              <CardContent>
                <Typography variant="subtitle1" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Masonry>
    </Box>
  );
}
