import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tab from '@mui/joy/Tab';
import Table from '@mui/joy/Table';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';
import { useDirection } from '@site/src/prefs';
import { useId, useState } from 'react';
import { t } from '../texts';
import { DEPARTURES } from './departures';

const STATE_COLORS = { boarding: 'success', late: 'warning', planned: 'neutral' } as const;

function Departures() {
  return (
    <Table size="sm" aria-label={t('themeBuilder.scene.departures')}>
      <thead>
        <tr>
          <th>{t('themeBuilder.scene.time')}</th>
          <th>{t('themeBuilder.scene.ship')}</th>
          <th>{t('themeBuilder.scene.state')}</th>
        </tr>
      </thead>
      <tbody>
        {DEPARTURES.map(({ time, ship, state }) => (
          <tr key={ship}>
            <td>{time}</td>
            <td>{ship}</td>
            <td>
              <Chip size="sm" color={STATE_COLORS[state]}>
                {t(`themeBuilder.scene.states.${state}`)}
              </Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Booking() {
  const seatsId = useId();
  const { direction } = useDirection();
  const [seats, setSeats] = useState(2);
  return (
    <Card>
      <Typography level="h4" component="p">
        {t('themeBuilder.scene.book')}
      </Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
        <FormControl>
          <FormLabel>{t('themeBuilder.scene.name')}</FormLabel>
          <Input defaultValue="Ines Moura" />
        </FormControl>
        <div>
          <Typography id={seatsId} level="body-sm">
            {t('themeBuilder.scene.seats', { count: seats })}
          </Typography>
          <Slider
            aria-labelledby={seatsId}
            value={seats}
            min={1}
            max={8}
            marks
            isRtl={direction === 'rtl'}
            onChange={(_event, value) => setSeats(Number(value))}
          />
        </div>
        <FormControl orientation="horizontal" sx={{ gap: 1 }}>
          <Switch defaultChecked />
          <FormLabel>{t('themeBuilder.scene.bicycle')}</FormLabel>
        </FormControl>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit">{t('themeBuilder.scene.pay')}</Button>
          <Tooltip title={t('themeBuilder.scene.hold')}>
            <Button variant="soft">{t('themeBuilder.scene.reserve')}</Button>
          </Tooltip>
          <Button variant="outlined" color="neutral">
            {t('themeBuilder.scene.gift')}
          </Button>
          <Button variant="plain" color="danger">
            {t('themeBuilder.scene.cancel')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** A ferry's page, with what a theme of Joy UI changes most. */
export default function JoyHarbor() {
  return (
    <Box sx={{ inlineSize: '100%', bgcolor: 'background.body', fontFamily: 'body' }}>
      <Sheet
        color="primary"
        variant="solid"
        sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1.5 }}
      >
        <Typography level="title-lg" component="p" textColor="inherit" sx={{ flex: 1 }}>
          {t('themeBuilder.scene.title')}
        </Typography>
        <Button variant="solid" size="sm">
          {t('themeBuilder.scene.signIn')}
        </Button>
      </Sheet>
      <Tabs defaultValue={0} aria-label={t('themeBuilder.scene.direction')}>
        <TabList>
          <Tab>{t('themeBuilder.scene.outbound')}</Tab>
          <Tab>{t('themeBuilder.scene.return')}</Tab>
        </TabList>
      </Tabs>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Departures />
        <Booking />
        <Alert color="success">{t('themeBuilder.scene.paid')}</Alert>
        <Alert>{t('themeBuilder.scene.gate')}</Alert>
        <Alert color="warning">{t('themeBuilder.scene.wind')}</Alert>
        <Alert color="danger">{t('themeBuilder.scene.full')}</Alert>
        <LinearProgress determinate value={62} aria-label={t('themeBuilder.scene.crossing')} />
        <Typography level="body-sm">
          <Link href="#terms">{t('themeBuilder.scene.terms')}</Link>
        </Typography>
      </Stack>
    </Box>
  );
}
