import Badge from '@mui/material/Badge';
import type { BadgeOrigin } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const pages: { section: string; errors: number; anchorOrigin: BadgeOrigin }[] = [
  { section: 'Page 1', errors: 3, anchorOrigin: { vertical: 'top', horizontal: 'right' } },
  { section: 'Page 2', errors: 1, anchorOrigin: { vertical: 'top', horizontal: 'left' } },
  { section: 'Page 3', errors: 5, anchorOrigin: { vertical: 'bottom', horizontal: 'right' } },
  { section: 'Page 4', errors: 2, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
];

export default function BadgePlaces() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 6 }}>
      {pages.map(({ section, errors, anchorOrigin }) => (
        <Badge key={section} badgeContent={errors} color="secondary" anchorOrigin={anchorOrigin}>
          <Paper variant="outlined" sx={{ px: 2, py: 1.5, width: 96 }}>
            <Typography variant="body2">{section}</Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {anchorOrigin.vertical} {anchorOrigin.horizontal}
            </Typography>
          </Paper>
        </Badge>
      ))}
    </Box>
  );
}
