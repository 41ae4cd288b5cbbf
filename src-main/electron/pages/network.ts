import type { App, CommandLine } from 'electron';

/** A port that nothing answers on. Main reaches the service by Node's own client, never by Chromium's. */
const DEAD_END = 'http://127.0.0.1:9';

/**
 * Takes the network from every page. The content security policy covers what a page loads, but neither WebRTC nor names
 * that are looked up ahead: with a proxy that does not answer, WebRTC bound to it, and no name that resolves, nothing
 * leaves by those either. Call before the application is ready.
 * https://www.chromium.org/developers/design-documents/network-stack/socks-proxy/
 * https://www.electronjs.org/docs/latest/api/web-contents#contentssetwebrtciphandlingpolicypolicy
 */
export function cutNetwork(app: Pick<App, 'on'>, commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch('proxy-server', DEAD_END);
  commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
  commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}
