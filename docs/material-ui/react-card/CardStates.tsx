import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function CardStates() {
  const [selected, setSelected] = React.useState(true);

  const states = [
    {
      title: 'Selectable',
      text: 'Ladder, 10 ft',
      icon: selected && <CheckCircleIcon color="primary" />,
      border: selected && 'primary.main',
      area: { 'aria-pressed': selected, onClick: () => setSelected(!selected) },
    },
    {
      title: 'Disabled',
      text: 'Cider press, rented out',
      area: { disabled: true, sx: { '&.Mui-disabled': { opacity: 0.6 } } },
    },
    {
      title: 'Error',
      text: 'Picking bag: no price',
      icon: <ErrorOutlineIcon color="error" />,
      border: 'error.main',
    },
    { title: 'Loading', text: <Skeleton width="80%" /> },
  ];

  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      {states.map(({ title, text, icon, border, area }) => {
        const content = (
          <CardContent sx={{ display: 'flex', gap: 1, '&:last-child': { pb: 2 } }}>
            <Box sx={{ flexGrow: 1 }}>
              <Typography variant="subtitle2" component="div">
                {title}
              </Typography>
              <Typography variant="body2" component="div" color="textSecondary">
                {text}
              </Typography>
            </Box>
            {icon}
          </CardContent>
        );
        return (
          <Card key={title} variant="outlined" sx={{ borderColor: border || undefined }}>
            {area ? <CardActionArea {...area}>{content}</CardActionArea> : content}
          </Card>
        );
      })}
    </Box>
  );
}
