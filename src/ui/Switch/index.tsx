import type { ComponentPropsWithoutRef } from 'react';
import styles from './styles.module.css';

export type SwitchProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'className' | 'style'
>;

/** A switch without its label. What is around it sets its `--switch-…` properties. */
export default function Switch(props: SwitchProps) {
  return <input {...props} type="checkbox" role="switch" className={styles.switch} />;
}
