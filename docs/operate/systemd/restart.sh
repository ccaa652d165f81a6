#!/bin/sh
# Restarts the processes one after the other, each when the one before serves people again. Other ports than those of deploy.md are its
# arguments: sudo docs/operate/systemd/restart.sh 4001 4002 4003
set -eu
[ $# -gt 0 ] || set -- 4001 4002

is_ready() { curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$1/readyz"; }

for port in "$@"; do
  systemctl restart "hourhand-web@$port"
  seconds=0
  until is_ready "$port"; do
    seconds=$((seconds + 1))
    if [ "$seconds" -gt 120 ]; then
      echo "hourhand-web@$port is not ready, and the others go on: journalctl --unit hourhand-web@$port" >&2
      exit 1
    fi
    sleep 1
  done
done
systemctl restart hourhand-worker
