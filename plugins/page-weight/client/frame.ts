/**
 * A module of every page: the frame that all pages stand in is in the script that all pages load, not in
 * the script of each kind of page.
 */
import '@theme/Layout';
