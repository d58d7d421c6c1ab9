import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function ExpandingCard() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardHeader
        title="Baked apples"
        titleTypographyProps={{ variant: 'h6', component: 'h3' }}
        subheader="40 minutes"
        action={
          <IconButton
            aria-label="Steps for baked apples"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        }
      />
      <Collapse id={id} in={open}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            Core four apples, fill them with raisins and butter, and bake them at 350 °F.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
