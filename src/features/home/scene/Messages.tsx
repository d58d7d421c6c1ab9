import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';
import { t } from '../texts';

const List = styled('div')({ display: 'grid', gap: 4, inlineSize: '100%' });

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 40,
  fontSize: '0.9375rem',
  cursor: 'pointer',
});

const SquareSwitch = styled(Switch)({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 6,
  border: '2px solid var(--desk-ink)',
  transition: 'background-color 120ms',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 3,
    insetInlineStart: 3,
    inlineSize: 14,
    borderRadius: 2,
    backgroundColor: 'var(--desk-ink)',
    transition: 'inset-inline-start 120ms',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked}`]: {
    borderColor: 'var(--desk-accent)',
    backgroundColor: 'var(--desk-accent)',
    [`& .${switchClasses.thumb}`]: {
      insetInlineStart: 23,
      backgroundColor: 'var(--mui-palette-primary-contrastText)',
    },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid var(--color-focus)',
    outlineOffset: 2,
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.thumb}`]: { backgroundColor: 'ButtonText' },
    [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { backgroundColor: 'Highlight' },
  },
});

/** Switches of Base UI in styles of their own. */
export default function Messages() {
  return (
    <List>
      <Row>
        <span>{t('home.scene.textCustomer')}</span>
        <SquareSwitch defaultChecked />
      </Row>
      <Row>
        <span>{t('home.scene.leaveAtDoor')}</span>
        <SquareSwitch />
      </Row>
      <Row>
        <span>{t('home.scene.addSample')}</span>
        <SquareSwitch defaultChecked />
      </Row>
    </List>
  );
}
