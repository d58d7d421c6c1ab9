import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../texts';
import { DEPARTURES } from './departures';

const STATE_COLORS = { boarding: 'success', late: 'secondary', planned: 'default' } as const;

function Departures() {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Table size="small" aria-label={t('themeBuilder.scene.departures')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('themeBuilder.scene.time')}</TableCell>
            <TableCell>{t('themeBuilder.scene.ship')}</TableCell>
            <TableCell>{t('themeBuilder.scene.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {DEPARTURES.map(({ time, ship, state }) => (
            <TableRow key={ship}>
              <TableCell>{time}</TableCell>
              <TableCell>{ship}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  color={STATE_COLORS[state]}
                  label={t(`themeBuilder.scene.states.${state}`)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function Booking() {
  const seatsId = useId();
  const [seats, setSeats] = useState(2);
  return (
    <Paper sx={{ p: 2 }}>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
        <Typography variant="h6" component="p">
          {t('themeBuilder.scene.book')}
        </Typography>
        <TextField label={t('themeBuilder.scene.name')} defaultValue="Ines Moura" fullWidth />
        <div>
          <Typography id={seatsId} variant="body2">
            {t('themeBuilder.scene.seats', { count: seats })}
          </Typography>
          <Slider
            aria-labelledby={seatsId}
            value={seats}
            min={1}
            max={8}
            marks
            onChange={(_event, value) => setSeats(Number(value))}
          />
        </div>
        <FormControlLabel
          control={<Switch defaultChecked color="secondary" />}
          label={t('themeBuilder.scene.bicycle')}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" type="submit">
            {t('themeBuilder.scene.pay')}
          </Button>
          <Tooltip title={t('themeBuilder.scene.hold')}>
            <Button>{t('themeBuilder.scene.reserve')}</Button>
          </Tooltip>
          <Button variant="outlined" color="secondary">
            {t('themeBuilder.scene.gift')}
          </Button>
          <Button color="error">{t('themeBuilder.scene.cancel')}</Button>
        </Stack>
      </Stack>
    </Paper>
  );
}

/** A ferry's page, with what a theme changes most. */
export default function Harbor() {
  const [tab, setTab] = useState(0);
  return (
    <Box
      sx={{
        inlineSize: '100%',
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flex: 1 }}>
            {t('themeBuilder.scene.title')}
          </Typography>
          <Button color="inherit" variant="text">
            {t('themeBuilder.scene.signIn')}
          </Button>
        </Toolbar>
      </AppBar>
      <Tabs
        value={tab}
        aria-label={t('themeBuilder.scene.direction')}
        onChange={(_event, chosen: number) => setTab(chosen)}
      >
        <Tab label={t('themeBuilder.scene.outbound')} />
        <Tab label={t('themeBuilder.scene.return')} />
      </Tabs>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Departures />
        <Booking />
        <Alert severity="success">{t('themeBuilder.scene.paid')}</Alert>
        <Alert severity="info" variant="outlined">
          {t('themeBuilder.scene.gate')}
        </Alert>
        <Alert severity="warning">{t('themeBuilder.scene.wind')}</Alert>
        <Alert severity="error">{t('themeBuilder.scene.full')}</Alert>
        <LinearProgress
          variant="determinate"
          value={62}
          aria-label={t('themeBuilder.scene.crossing')}
        />
        <Typography variant="body2">
          <Link href="#terms">{t('themeBuilder.scene.terms')}</Link>
        </Typography>
      </Stack>
    </Box>
  );
}
