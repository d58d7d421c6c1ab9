import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const shelves = ['Novels', 'Travel', 'Natural history', 'Music'];

export default function BasicDrawer() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>(['Travel']);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filter ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }}
      >
        <Box sx={{ width: 280, p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography id={id} variant="h6" component="h3">
              Shelves
            </Typography>
            <IconButton edge="end" aria-label="Close" onClick={() => setOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Box>
          <FormGroup>
            {shelves.map((shelf) => (
              <FormControlLabel
                key={shelf}
                label={shelf}
                control={
                  <Checkbox
                    checked={chosen.includes(shelf)}
                    onChange={(event) =>
                      setChosen((before) =>
                        event.target.checked
                          ? [...before, shelf]
                          : before.filter((name) => name !== shelf),
                      )
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
