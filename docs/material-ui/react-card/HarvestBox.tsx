import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const contents = [
  { name: 'Russet apples', amount: '6 lb' },
  { name: 'Hazelnuts', amount: '1 lb' },
  { name: 'Apple juice', amount: '3 bottles' },
];

export default function HarvestBox() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Card sx={{ width: '100%', maxWidth: 380 }}>
      <CardHeader
        title="Harvest box"
        titleTypographyProps={{ variant: 'h6', component: 'h3' }}
        subheader="Every second Friday, $24.90"
        subheaderTypographyProps={{ variant: 'body2' }}
      />
      <List role="list" dense disablePadding aria-label="In the box">
        {contents.map(({ name, amount }) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} />
            <Typography variant="body2" color="textSecondary">
              {amount}
            </Typography>
          </ListItem>
        ))}
      </List>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          onClick={() => setOpen(!open)}
        >
          Storage tips
        </Button>
      </CardActions>
      <Collapse id={id} in={open}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            Keep apples cool and dark, away from other fruit. They stay crisp for six weeks.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
